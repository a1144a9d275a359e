/** Parameters that sign an address, whatever file it is of. */
const signing =
  /(?<=[?&])(x-(amz|goog|oss)-[\w-]+|q-[\w-]+|ik-[st]|awsaccesskeyid|googleaccessid|key-pair-id|policy|expires?|md5|signature|token|s[eprtv]|sk(oid|tid|[estv])|sig)=[^&#]*/gi

/** Other parameters whose names say that they sign, beside a path that names a file. */
const alsoSigning =
  /(?<=^[^?#]*\.(mp4|webm|ogg|jpe?g|png|gif)\?([^#]*&)?)[\w-]*(sig|hmac|auth|token|exp|cred|polic|secur)[\w-]*=[^&#]*/gi

/**
 * The value of a field without what signs the address of a file, which many servers do anew at each read: S3, Google Cloud,
 * CloudFront, Azure, Laravel and others.
 */
export const unsigned = (name: string, value: unknown): unknown =>
  /^media/.test(name) ? String(value).replace(signing, '').replace(alsoSigning, '') : value

/** Whether a field of two readings of a row has the same value; of media, whether it is the same file. */
export const isSameField = (name: string, one: unknown, other: unknown) => unsigned(name, one) === unsigned(name, other)
