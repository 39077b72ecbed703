ALTER TABLE "emails" drop column "search";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(left(coalesce(subject, '') || ' ' || coalesce(sender, '') || ' ' || coalesce(reply_to, '') || ' ' || coalesce(body, ''), 20000), '-+./_@:&=?%<>~*#,;', repeat(' ', 18)))) STORED;--> statement-breakpoint
CREATE INDEX "emails_search" ON "emails" USING gin ("search");
