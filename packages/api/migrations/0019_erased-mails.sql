ALTER TABLE "locations" DROP CONSTRAINT "locations_email_id_emails_id_fk";
--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "email_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_email_id_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;