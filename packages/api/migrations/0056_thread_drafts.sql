-- Takes every lock first, in the order of the API's own transactions, so that an older version beside this one waits.
LOCK TABLE "threads" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "emails", "drafts" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "has_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "threads" SET "has_draft" = true WHERE "id" IN (
	SELECT "drafts"."thread_id" FROM "drafts"
	WHERE "drafts"."state" IN ('generating', 'ready', 'edited', 'failed', 'stale')
		AND ("drafts"."body" ~ '\S' OR NOT EXISTS (SELECT 1 FROM "emails" WHERE "emails"."thread_id" = "drafts"."thread_id")));--> statement-breakpoint
CREATE INDEX "threads_sight_drafted" ON "threads" USING btree ("store_id","listed_at") WHERE "threads"."has_draft" and "threads"."archived_at" is null and "threads"."merged_into" is null and "threads"."snoozed_at" is null;--> statement-breakpoint
CREATE FUNCTION "note_thread_draft"("thread" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Changes of the same conversation wait here for each other. The next statement sees what they wrote.
	PERFORM 1 FROM "threads" WHERE "id" = "thread" FOR NO KEY UPDATE;
	UPDATE "threads" SET "has_draft" = NOT "has_draft" WHERE "id" = "thread" AND "has_draft" <> EXISTS (
		SELECT 1 FROM "drafts"
		WHERE "drafts"."thread_id" = "thread" AND "drafts"."state" IN ('generating', 'ready', 'edited', 'failed', 'stale')
			AND ("drafts"."body" ~ '\S' OR NOT EXISTS (SELECT 1 FROM "emails" WHERE "emails"."thread_id" = "thread")));
END $$;--> statement-breakpoint
CREATE FUNCTION "note_draft_of_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_thread_draft"(NEW."thread_id");
	END IF;
	IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD."thread_id" <> NEW."thread_id") THEN
		PERFORM "note_thread_draft"(OLD."thread_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "drafts_added" AFTER INSERT OR DELETE ON "drafts"
FOR EACH ROW EXECUTE FUNCTION "note_draft_of_thread"();--> statement-breakpoint
CREATE TRIGGER "drafts_counted" AFTER UPDATE OF "state", "body", "thread_id" ON "drafts"
FOR EACH ROW WHEN (OLD."thread_id" <> NEW."thread_id" OR (OLD."body" ~ '\S') <> (NEW."body" ~ '\S')
	OR (OLD."state" IN ('generating', 'ready', 'edited', 'failed', 'stale')) <> (NEW."state" IN ('generating', 'ready', 'edited', 'failed', 'stale')))
EXECUTE FUNCTION "note_draft_of_thread"();--> statement-breakpoint
CREATE FUNCTION "note_email_of_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"thread" uuid;
BEGIN
	-- An empty draft counts only in a conversation without emails.
	FOREACH "thread" IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW."thread_id"] WHEN 'DELETE' THEN ARRAY[OLD."thread_id"] ELSE ARRAY[OLD."thread_id", NEW."thread_id"] END LOOP
		IF EXISTS (SELECT 1 FROM "drafts" WHERE "drafts"."thread_id" = "thread"
			AND "drafts"."state" IN ('generating', 'ready', 'edited', 'failed', 'stale') AND "drafts"."body" !~ '\S') THEN
			PERFORM "note_thread_draft"("thread");
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "emails_of_draft" AFTER INSERT OR DELETE OR UPDATE OF "thread_id" ON "emails"
FOR EACH ROW EXECUTE FUNCTION "note_email_of_draft"();
