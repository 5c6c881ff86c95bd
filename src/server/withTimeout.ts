/**
 * Waits for work to end, but no longer than a time. @param ms that time. @param otherwise the result if the work takes longer.
 * @returns the result of the work, or `otherwise`. @throws errors of the work during that time.
 */
export async function withTimeout<Result>(work: Promise<Result>, ms: number, otherwise: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
