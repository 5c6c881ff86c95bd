/** A record was refused; `fields` holds one sentence per field name. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('Some fields need another look.');
    this.fields = fields;
  }
}

/** The backend could not be reached or did not answer; trying again may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
