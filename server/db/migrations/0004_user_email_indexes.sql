DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_email_down";--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (nullif(lower("email"), '') asc nulls last,"id","email");--> statement-breakpoint
CREATE INDEX "users_email_down" ON "users" USING btree (nullif(lower("email"), '') desc nulls last,"id" DESC NULLS FIRST,"email");