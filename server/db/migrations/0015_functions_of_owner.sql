-- These functions run with the rights of whoever owns the tables. What a path does not name is searched first: temporary tables, which
-- anybody can make, with triggers.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);
--> statement-breakpoint
ALTER FUNCTION "count_users"() SET search_path FROM CURRENT;
--> statement-breakpoint
ALTER FUNCTION "record_points_earned"() SET search_path FROM CURRENT;
--> statement-breakpoint
ALTER FUNCTION "count_user_changes"() SET search_path FROM CURRENT;
--> statement-breakpoint
ALTER FUNCTION "end_sessions_of_role"() SET search_path FROM CURRENT;
