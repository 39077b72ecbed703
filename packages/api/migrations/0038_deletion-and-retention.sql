CREATE TABLE "removed_mails" (
	"store_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_mails_store_id_hash_pk" PRIMARY KEY("store_id","hash")
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"resolved_days" integer,
	"archived_days" integer,
	"spam_days" integer,
	"activity_days" integer,
	"erase_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_mails" ADD CONSTRAINT "removed_mails_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_mails_at" ON "removed_mails" USING btree ("at");