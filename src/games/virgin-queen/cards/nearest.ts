/** How many letters must be put in, left out or changed to make one text the other. */
function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change));
    }
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known name that somebody may have meant; undefined when none is near. Case does not count. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    // A difference in length is at least so many letters: long names cost nothing.
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const far = distance(wanted, candidate.toLowerCase());
    if (far < least) {
      best = candidate;
      least = far;
    }
  }
  return best;
}
