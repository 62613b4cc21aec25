/** A Playwright reporter whose closing line says how many tests passed and failed, and before it which failed at first. */
export default class TallyBrowser {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  again = [];

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    if (test.outcome() === 'unexpected' && test.results.length <= test.retries) return;
    if (test.outcome() === 'flaky') this.again.push(test.titlePath().filter(Boolean).join(' > '));
    if (test.outcome() === 'unexpected') this.failed++;
    else if (test.outcome() !== 'skipped') this.passed++;
  }

  /** An error outside any test. */
  onError() {
    this.failed++;
  }

  onExit() {
    for (const title of this.again)
      console.log(`Passed at the second try only, which is a fault to be looked for: ${title}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return Promise.resolve();
  }

  printsToStdio() {
    return false;
  }
}
