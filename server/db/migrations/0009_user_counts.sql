CREATE TABLE "user_counts" (
	"slot" smallint PRIMARY KEY NOT NULL,
	"active" bigint NOT NULL,
	"inactive" bigint NOT NULL
);
--> statement-breakpoint
LOCK TABLE "users" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "user_counts" ("slot", "active", "inactive")
	SELECT 0, count(*) FILTER (WHERE "is_active"), count(*) FILTER (WHERE NOT "is_active") FROM "users"
	UNION ALL SELECT "slot", 0, 0 FROM generate_series(1, 15) AS "slot";
--> statement-breakpoint
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	"more_active" bigint := 0;
	"more_inactive" bigint := 0;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		UPDATE "user_counts" SET "active" = 0, "inactive" = 0;
		RETURN NULL;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		SELECT count(*) FILTER (WHERE "is_active"), count(*) FILTER (WHERE NOT "is_active")
			INTO "more_active", "more_inactive" FROM "after_change";
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT "more_active" - count(*) FILTER (WHERE "is_active"), "more_inactive" - count(*) FILTER (WHERE NOT "is_active")
			INTO "more_active", "more_inactive" FROM "before_change";
	END IF;
	-- A change that moves nobody, such as of points, locks nothing.
	IF "more_active" <> 0 OR "more_inactive" <> 0 THEN
		UPDATE "user_counts" SET "active" = "active" + "more_active", "inactive" = "inactive" + "more_inactive"
			WHERE "slot" = pg_backend_pid() % 16;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_counted_on_insert" AFTER INSERT ON "users"
	REFERENCING NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
--> statement-breakpoint
CREATE TRIGGER "users_counted_on_update" AFTER UPDATE ON "users"
	REFERENCING OLD TABLE AS "before_change" NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
--> statement-breakpoint
CREATE TRIGGER "users_counted_on_delete" AFTER DELETE ON "users"
	REFERENCING OLD TABLE AS "before_change" FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
--> statement-breakpoint
CREATE TRIGGER "users_counted_on_truncate" AFTER TRUNCATE ON "users"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
