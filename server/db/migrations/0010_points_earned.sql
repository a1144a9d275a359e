CREATE TABLE "points_earned" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"points" numeric NOT NULL,
	CONSTRAINT "points_earned_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
LOCK TABLE "users" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- The first day that is recorded wholly: today where there is nobody yet, else tomorrow. By the clock, because the lock may have
-- been waited for until after midnight.
INSERT INTO "points_earned" ("day", "slot", "points")
	SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date + EXISTS (SELECT FROM "users")::int, 0, 0;
--> statement-breakpoint
CREATE FUNCTION "record_points_earned"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	"today" date := (now() AT TIME ZONE 'UTC')::date;
	"earned" numeric;
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT sum("spunky_points") INTO "earned" FROM "after_change";
	ELSE
		-- Grouped and not joined: the plan is kept, and a join planned for one row would take hours for 100,000.
		SELECT sum(greatest("more", 0)) INTO "earned" FROM (
			SELECT sum("points") AS "more" FROM (
				SELECT "id", "spunky_points" AS "points" FROM "after_change"
				UNION ALL SELECT "id", -"spunky_points" FROM "before_change"
			) AS "both" GROUP BY "id"
		) AS "each";
	END IF;
	-- A change by which nobody earns, such as of a status, locks nothing.
	IF "earned" > 0 THEN
		INSERT INTO "points_earned" AS "kept" ("day", "slot", "points")
			SELECT "today", pg_backend_pid() % 16, "earned" WHERE "today" >= (SELECT min("day") FROM "points_earned")
			ON CONFLICT ("day", "slot") DO UPDATE SET "points" = "kept"."points" + excluded."points";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_earned_on_insert" AFTER INSERT ON "users"
	REFERENCING NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "record_points_earned"();
--> statement-breakpoint
CREATE TRIGGER "users_earned_on_update" AFTER UPDATE ON "users"
	REFERENCING OLD TABLE AS "before_change" NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "record_points_earned"();
