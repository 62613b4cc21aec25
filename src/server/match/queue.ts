/** Does one job after the other, in the order in which they were asked for. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** How many jobs wait or are under way. */
  get length(): number {
    return this.waiting;
  }

  /** Does this when all that was asked for before is done, whether or not that went well. */
  add<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(job);
    this.waiting += 1;
    this.last = result
      .catch(() => undefined)
      .finally(() => {
        this.waiting -= 1;
      });
    return result;
  }

  /** Ends when everything that has been asked for is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
