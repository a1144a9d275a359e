ALTER TABLE "campaigns" ADD COLUMN "expires_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (nullif(lower("email"), '') asc nulls last,"id");--> statement-breakpoint
CREATE INDEX "users_email_down" ON "users" USING btree (nullif(lower("email"), '') desc nulls last,"id" DESC NULLS FIRST);