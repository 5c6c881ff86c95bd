import type { Driver } from 'kysely';

/**
 * A full disk or a lost connection ends a transaction by itself. The rollback that follows fails then, and would hide
 * from the caller what has happened. @returns the driver, whose rollback of a transaction never fails.
 */
export function withSafeRollback(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
  return driver;
}
