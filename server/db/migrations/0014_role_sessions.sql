-- A console shows what the role allowed that its session began with, and no call changes a role: whoever writes one here signs the person out.
CREATE FUNCTION "end_sessions_of_role"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "sessions" WHERE "admin_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "admins_role_changed" AFTER UPDATE OF "role" ON "admins"
	FOR EACH ROW WHEN (OLD."role" <> NEW."role") EXECUTE FUNCTION "end_sessions_of_role"();
