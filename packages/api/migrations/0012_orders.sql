CREATE TABLE "consents" (
	"hash" text PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_access" text NOT NULL,
	"expires_at" timestamp with time zone,
	"sealed_refresh" text,
	"scopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leased_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"failure" text,
	CONSTRAINT "grants_store_id_kind_pk" PRIMARY KEY("store_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"store_id" uuid NOT NULL,
	"key" text NOT NULL,
	"domain" text NOT NULL,
	"orders" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_views_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "access" text DEFAULT 'token' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "order_prefix" text DEFAULT '#' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "order_suffix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_requests_store" ON "customer_requests" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_at" ON "deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_views_fetched" ON "order_views" USING btree ("fetched_at");