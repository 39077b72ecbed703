CREATE TABLE "note_file_parts" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "note_file_parts_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "note_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_words" (
	"note_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipients_address" UNIQUE("store_id","address")
);
--> statement-breakpoint
ALTER TABLE "draft_files" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "bcc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "forward" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "forwarded_email_id" uuid;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "bcc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_forward" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_side" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "note_file_parts" ADD CONSTRAINT "note_file_parts_file_id_note_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."note_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_files" ADD CONSTRAINT "note_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_files" ADD CONSTRAINT "note_files_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_words" ADD CONSTRAINT "note_words_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_files_note" ON "note_files" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "note_words_words" ON "note_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "recipients_by_address" ON "recipients" USING btree ("store_id","address" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "recipients_by_name" ON "recipients" USING btree ("store_id",(lower(left("name", 100))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "recipients_by_last_name" ON "recipients" USING btree ("store_id",(lower(substring(left("name", 100) from '\S+$'))) text_pattern_ops);--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_forwarded_email_id_emails_id_fk" FOREIGN KEY ("forwarded_email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_forwarded" ON "drafts" USING btree ("forwarded_email_id");--> statement-breakpoint
CREATE INDEX "emails_sides" ON "emails" USING btree ("thread_id") WHERE "emails"."is_forward" or "emails"."bcc" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "customers_by_address" ON "customers" USING btree ("store_id","address" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("store_id",(lower(left("name", 100))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_name" ON "customers" USING btree ("store_id",(lower(substring(left("name", 100) from '\S+$'))) text_pattern_ops);--> statement-breakpoint
CREATE FUNCTION "note_note_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The same characters separate words as in emails.
	INSERT INTO "note_words" ("note_id", "words")
	VALUES (NEW."id", to_tsvector('simple', translate(NEW."body", '-+./_@:&=?%<>~*#,;', repeat(' ', 18))))
	ON CONFLICT ("note_id") DO UPDATE SET "words" = excluded."words";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "notes_words" AFTER INSERT OR UPDATE OF "body" ON "notes"
FOR EACH ROW EXECUTE FUNCTION "note_note_words"();--> statement-breakpoint
INSERT INTO "note_words" ("note_id", "words")
SELECT "id", to_tsvector('simple', translate("body", '-+./_@:&=?%<>~*#,;', repeat(' ', 18))) FROM "notes";
