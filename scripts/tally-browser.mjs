/** A Playwright reporter whose closing line says how many tests passed and failed. */
export default class TallyBrowser {
  passed = 0;
  failed = 0;

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    if (test.outcome() === 'unexpected' && test.results.length <= test.retries) return;
    if (test.outcome() === 'unexpected') this.failed++;
    else if (test.outcome() !== 'skipped') this.passed++;
  }

  /** An error outside any test. */
  onError() {
    this.failed++;
  }

  onExit() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return Promise.resolve();
  }

  printsToStdio() {
    return false;
  }
}
