-- The words of an email also name its store, so that the index finds the emails of one store. Takes the locks first,
-- so that an older version beside this one waits. The index is built again: adding to it row by row takes hours.
LOCK TABLE "emails" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "email_words" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE FUNCTION "email_search_words"("store_id" uuid, "subject" text, "sender" text, "reply_to" text, "body" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	-- Without these characters each word of an address, link or number matches by itself. The word of the store keeps
	-- its @, so that no search for a word can find it.
	SELECT array_to_tsvector(ARRAY['@' || "store_id"::text]) || to_tsvector('simple', regexp_replace(
		left(coalesce("subject", '') || ' ' || coalesce("sender", '') || ' ' || coalesce("reply_to", '') || ' ' || coalesce("body", ''), 20000),
		'[-+./_@:&=?%<>~*#,;]', ' ', 'g'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_email_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "email_words" ("email_id", "words")
	VALUES (NEW."id", "email_search_words"(NEW."store_id", NEW."subject", NEW."sender", NEW."reply_to", NEW."body"))
	ON CONFLICT ("email_id") DO UPDATE SET "words" = excluded."words";
	RETURN NULL;
END $$;--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
DROP INDEX "email_words_words";--> statement-breakpoint
UPDATE "email_words" SET "words" = array_to_tsvector(ARRAY['@' || "emails"."store_id"::text]) || "words"
FROM "emails" WHERE "emails"."id" = "email_words"."email_id";--> statement-breakpoint
CREATE INDEX "email_words_words" ON "email_words" USING gin ("words") WITH (gin_pending_list_limit=128);
