DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_email_down";--> statement-breakpoint
-- The server makes it anew at its start, of the new columns.
DROP INDEX IF EXISTS "users_parts";--> statement-breakpoint
-- By one statement, which writes the table once.
ALTER TABLE "users"
	ADD COLUMN "email_key" text GENERATED ALWAYS AS (nullif(lower("email"), '')) STORED,
	ADD COLUMN "address_key" text GENERATED ALWAYS AS (nullif(lower("public_address"), '')) STORED;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "users_email_down" ON "users" USING btree ("email_key" DESC NULLS LAST,"id" DESC NULLS FIRST);