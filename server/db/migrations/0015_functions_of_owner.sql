-- These functions run with the rights of whoever owns the tables. What a path does not name is searched first: temporary tables, which
-- anybody can make, with triggers.
ALTER FUNCTION "public"."count_users"() SET search_path = "public", pg_temp;
--> statement-breakpoint
ALTER FUNCTION "public"."record_points_earned"() SET search_path = "public", pg_temp;
--> statement-breakpoint
ALTER FUNCTION "public"."count_user_changes"() SET search_path = "public", pg_temp;
--> statement-breakpoint
ALTER FUNCTION "public"."end_sessions_of_role"() SET search_path = "public", pg_temp;
