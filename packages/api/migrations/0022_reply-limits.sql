ALTER TABLE "stores" ADD COLUMN "replies_per_minute" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "replies_per_day" integer;--> statement-breakpoint
UPDATE "drafting_settings" SET "language" = 'no' WHERE "language" IN ('nb', 'nn');--> statement-breakpoint
UPDATE "drafting_settings" SET "language" = NULL WHERE "language" NOT IN ('cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'ro', 'sv', 'tr');
