-- A slot of the counts stays locked until its transaction ends, and two connections with one slot made transactions wait for each
-- other in a ring. So each takes one that no other has, by a lock that is tried and never waited for, and keeps to it. With more than
-- 16 at once the rest wait as before.
CREATE FUNCTION "public"."free_slot"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"first" integer := coalesce(nullif(current_setting('ssdx.slot', true), '')::integer, pg_backend_pid() % 16);
	"tried" integer;
BEGIN
	FOR "more" IN 0..15 LOOP
		"tried" := ("first" + "more") % 16;
		IF pg_try_advisory_xact_lock(7361924, "tried") THEN
			PERFORM set_config('ssdx.slot', "tried"::text, true);
			RETURN "tried";
		END IF;
	END LOOP;
	RETURN "first";
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."count_users"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = "public", pg_temp AS $$
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
		-- As a query of its own the slot is looked for once, not for each row.
		UPDATE "user_counts" SET "active" = "active" + "more_active", "inactive" = "inactive" + "more_inactive"
			WHERE "slot" = (SELECT "free_slot"());
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."record_points_earned"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = "public", pg_temp AS $$
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
			SELECT "today", "free_slot"(), "earned" WHERE "today" >= (SELECT min("day") FROM "points_earned")
			ON CONFLICT ("day", "slot") DO UPDATE SET "points" = "kept"."points" + excluded."points";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."count_user_changes"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = "public", pg_temp AS $$
BEGIN
	UPDATE "user_counts" SET "changes" = "changes" + 1 WHERE "slot" = (SELECT "free_slot"());
	RETURN NULL;
END
$$;
