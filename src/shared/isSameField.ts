const signing =
  /(?<=[?&])(x-(amz|goog)-[\w-]+|awsaccesskeyid|googleaccessid|key-pair-id|policy|expires|signature|token|s[eprtv]|sk(oid|tid|[estv])|sig)=[^&#]*/gi

/**
 * The value of a field without what signs the address of a file, which many servers do anew at each read: S3, Google Cloud,
 * CloudFront, Azure, Laravel.
 */
export const unsigned = (name: string, value: unknown): unknown =>
  /^media/.test(name) ? String(value).replace(signing, '') : value

/** Whether a field of two readings of a row has the same value; of media, whether it is the same file. */
export const isSameField = (name: string, one: unknown, other: unknown) => unsigned(name, one) === unsigned(name, other)
