ALTER TABLE "user_counts" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "count_user_changes"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "user_counts" SET "changes" = "changes" + 1 WHERE "slot" = pg_backend_pid() % 16;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "email", "public_address", "is_active", "created_at" ON "users"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_user_changes"();
