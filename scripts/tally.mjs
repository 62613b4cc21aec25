/** A vitest reporter whose closing line says how many tests passed and failed. */
import process from 'node:process';

export default class Tally {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandled errors outside any test: each is a failure, and so is a file that cannot be read
   */
  onTestRunEnd(modules, unhandled) {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
      }
    }
    process.once('exit', () => console.log(`${passed} passed, ${failed} failed`));
  }
}
