CREATE TABLE "mailboxes" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"connected_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"username" text NOT NULL,
	"imap_host" text NOT NULL,
	"imap_port" integer NOT NULL,
	"imap_security" text NOT NULL,
	"smtp_host" text NOT NULL,
	"smtp_port" integer NOT NULL,
	"smtp_security" text NOT NULL,
	"sealed_password" text NOT NULL,
	"failure_side" text
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"file_bytes" integer,
	"content" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"connected_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"domain" text NOT NULL,
	"name" text,
	"sealed_token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_store" ON "policies" USING btree ("store_id","created_at");--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "is_document_uploaded";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "is_email_account_added";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "is_shopify_account_added";