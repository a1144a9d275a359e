import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What every embedded database is opened with: an index that needs an extension cannot be read without it. */
export const extensions = { pg_trgm }
