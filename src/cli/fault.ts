/** How the program ends: all is well, what was asked about is wrong, or it was not used rightly. */
export const EXIT = { fine: 0, wrong: 1, misuse: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the program with one plain sentence. */
export class Fault extends Error {
  readonly exitCode: ExitCode;

  constructor(sentence: string, exitCode: ExitCode = EXIT.misuse) {
    super(sentence);
    this.name = 'Fault';
    this.exitCode = exitCode;
  }
}
