CREATE TABLE "email_words" (
	"email_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "email_words" ("email_id", "words") SELECT "id", "search" FROM "emails" WHERE "search" IS NOT NULL;--> statement-breakpoint
DROP INDEX "emails_search";--> statement-breakpoint
ALTER TABLE "email_words" ADD CONSTRAINT "email_words_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_words_words" ON "email_words" USING gin ("words") WITH (gin_pending_list_limit=128);--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "search";--> statement-breakpoint
CREATE FUNCTION "note_email_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Without these characters each word of an address, link or number matches by itself.
	INSERT INTO "email_words" ("email_id", "words")
	VALUES (NEW."id", to_tsvector('simple', translate(
		left(coalesce(NEW."subject", '') || ' ' || coalesce(NEW."sender", '') || ' ' || coalesce(NEW."reply_to", '') || ' ' || coalesce(NEW."body", ''), 20000),
		'-+./_@:&=?%<>~*#,;', repeat(' ', 18))))
	ON CONFLICT ("email_id") DO UPDATE SET "words" = excluded."words";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "emails_words" AFTER INSERT OR UPDATE OF "subject", "sender", "reply_to", "body" ON "emails"
FOR EACH ROW EXECUTE FUNCTION "note_email_words"();
