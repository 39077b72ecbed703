-- The first email of a conversation, and the removal of its last one, change which drafts count. A draft that
-- another transaction has just written is not visible yet, so the conversation is locked before the count.
CREATE OR REPLACE FUNCTION "note_email_of_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"thread" uuid;
BEGIN
	-- An empty draft counts only in a conversation without emails.
	FOREACH "thread" IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW."thread_id"] WHEN 'DELETE' THEN ARRAY[OLD."thread_id"] ELSE ARRAY[OLD."thread_id", NEW."thread_id"] END LOOP
		IF EXISTS (SELECT 1 FROM "drafts" WHERE "drafts"."thread_id" = "thread"
				AND "drafts"."state" IN ('generating', 'ready', 'edited', 'failed', 'stale') AND "drafts"."body" !~ '\S')
			OR NOT EXISTS (SELECT 1 FROM "emails" WHERE "emails"."thread_id" = "thread"
				AND "emails"."id" < CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END) THEN
			PERFORM "note_thread_draft"("thread");
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
