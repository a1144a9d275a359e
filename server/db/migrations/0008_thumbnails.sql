ALTER TABLE "campaigns" ADD COLUMN "thumbnail" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "thumbnail" text;--> statement-breakpoint
CREATE FUNCTION "thumbnail_of_another_video"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."thumbnail" := NULL;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tasks_thumbnail" BEFORE UPDATE OF "media_file" ON "tasks"
	FOR EACH ROW WHEN (OLD."media_file" IS DISTINCT FROM NEW."media_file")
	EXECUTE FUNCTION "thumbnail_of_another_video"();
--> statement-breakpoint
CREATE TRIGGER "campaigns_thumbnail" BEFORE UPDATE OF "media_url" ON "campaigns"
	FOR EACH ROW WHEN (OLD."media_url" IS DISTINCT FROM NEW."media_url")
	EXECUTE FUNCTION "thumbnail_of_another_video"();
