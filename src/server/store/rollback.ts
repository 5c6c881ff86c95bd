import type { Driver } from 'kysely';

/**
 * Ignores errors of rollbacks. A full disk or a lost connection ends a transaction by itself; the rollback that follows
 * would then fail and hide the original error.
 * @returns the driver, whose rollbacks never fail.
 */
export function withSafeRollback(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
  return driver;
}
