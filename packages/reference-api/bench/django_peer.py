"""The calls of the bench in Django REST framework: `gunicorn django_peer:application`, with DATABASE_URL.

The models are read from the tables, as `inspectdb` would write them, and told by serializers of models, as the framework
teaches it. It reads and writes the rows that the bare handler does: no session, no token, no rules of the product, no
row-level security. Written for Django 3.2 and later.
"""

import os
from datetime import datetime, timezone
from urllib.parse import urlsplit

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.db import connection, models, transaction
from django.urls import path

database = urlsplit(os.environ["DATABASE_URL"])
settings.configure(
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    TIME_ZONE="UTC",
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    INSTALLED_APPS=["rest_framework"],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_PERMISSION_CLASSES": [],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
        "UNAUTHENTICATED_USER": None,
    },
    # A connection for each worker, kept: without it every request would open one.
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": database.path[1:],
            "USER": database.username,
            "HOST": database.hostname,
            "PORT": database.port,
            "CONN_MAX_AGE": None,
        }
    },
)
django.setup()

from rest_framework import generics, serializers  # noqa: E402
from rest_framework.response import Response  # noqa: E402

FIELDS = {
    "IntegerField": models.IntegerField,
    "BigIntegerField": models.BigIntegerField,
    "SmallIntegerField": models.SmallIntegerField,
    "BooleanField": models.BooleanField,
    "DateField": models.DateField,
    "DateTimeField": models.DateTimeField,
    "DecimalField": models.DecimalField,
    "JSONField": models.JSONField,
}


def model_of(table, key="id", only=None, **relations):
    """A model with the columns of the table, or with those that are named: the others are left to the database."""
    introspection = connection.introspection
    with connection.cursor() as cursor:
        columns = introspection.get_table_description(cursor, table)
    fields = {key: models.BigAutoField(primary_key=True)} if key == "id" else {}
    for column in columns:
        if column.name in {"id", key} or column.name in {f"{name}_id" for name in relations}:
            continue
        if only is not None and column.name not in only:
            continue
        kind = introspection.data_types_reverse.get(column.type_code, "TextField")
        kind = kind[0] if isinstance(kind, tuple) else kind
        options = {"max_digits": 30, "decimal_places": 10} if kind == "DecimalField" else {}
        fields[column.name] = FIELDS.get(kind, models.TextField)(null=True, blank=True, **options)
    name = table.title().replace("_", "") + ("Row" if only is not None else "")
    meta = type("Meta", (), {"db_table": table, "managed": False, "app_label": "bench"})
    return type(name, (models.Model,), {**fields, **relations, "Meta": meta, "__module__": __name__})


def belongs_to(model, name, **options):
    return models.ForeignKey(model, models.DO_NOTHING, related_name=name, **options)


File = model_of("file")
Entry = model_of("entry")
Claim = model_of("claim", entry=belongs_to(Entry, "claims"))
# Of the columns that are their key together, Django is told one: they are only read.
EntryFile = model_of(
    "entry_file", "file_id", entry=belongs_to(Entry, "papers"), file=belongs_to(File, "+", primary_key=True)
)
ClaimFile = model_of(
    "claim_file", "file_id", claim=belongs_to(Claim, "papers"), file=belongs_to(File, "+", primary_key=True)
)


class FileSerializer(serializers.ModelSerializer):
    image = serializers.ReadOnlyField(default=None)

    class Meta:
        model = File
        fields = ["kind", "kinds", "name", "content_type", "id", "created_at", "image"]


class RelationSerializer(serializers.ModelSerializer):
    contentfile = FileSerializer(source="file")

    class Meta:
        model = ClaimFile
        fields = ["kind", "contentfile"]


class PaperField(serializers.RelatedField):
    def to_representation(self, paper):
        return FileSerializer(paper.file).data


class ClaimSerializer(serializers.ModelSerializer):
    contentfiles = PaperField(source="papers", many=True, read_only=True)
    contentfile_relations = RelationSerializer(source="papers", many=True, read_only=True)

    class Meta:
        model = Claim
        exclude = ["applicant_id", "place"]


class EntrySerializer(serializers.ModelSerializer):
    user = serializers.ReadOnlyField(source="applicant_id")
    claims = ClaimSerializer(many=True, read_only=True)
    addfiles = PaperField(source="papers", many=True, read_only=True)

    class Meta:
        model = Entry
        exclude = ["applicant_id", "brand", "banks"]


CLAIM_FLAGS = ["deducts_bank_charge", "withholds_tax", "forbids_transfer"]
SUBMITTED = [
    *CLAIM_FLAGS, "obliger_company_name", "houjinbangou", "houjinbangou_address", "amount",
    "scheduled_deposit_amount_from_obliger", "obliger_payment_date", "is_fixed_debt",
    "is_bank_transfer_from_obliger", "receive_payment_account",
]


class SubmittedClaim(serializers.ModelSerializer):
    class Meta:
        model = Claim
        fields = SUBMITTED


class SubmittedEntry(serializers.Serializer):
    purchase_amount_desired = serializers.IntegerField()
    purpose = serializers.CharField(allow_blank=True)
    claims = SubmittedClaim(many=True)


TIMES = {"created_at", "updated_at"}
ENTRY_STATES = ["account_activity_statement_confirmation_status", "financial_statement_confirmation_status"]
EntryRow = model_of(
    "entry",
    only={
        *TIMES, *ENTRY_STATES, "brand", "applicant_id", "code", "status",
        "purchase_amount_desired", "purpose", "bank_account", "banks",
    },
)
ClaimRow = model_of(
    "claim",
    only={
        *TIMES, *SUBMITTED, "entry_id", "applicant_id", "place", "code", "status", "invoice_confirmation_status",
        "additional_doc_confirmation_status",
    },
)
HistoryRow = model_of("entry_history", only={"entry_id", "at", "act", "actor", "to_status", "note"})
NoticeRow = model_of("notice", only={"brand", "applicant_id", "entry_id", "at", "title", "body"})
MailRow = model_of("mail", only={"brand", "recipient", "subject", "body", "created_at"})
JobRow = model_of("job", only={"kind", "payload", "run_at"})


class Entries(generics.ListCreateAPIView):
    serializer_class = EntrySerializer

    def applicant(self):
        return int(self.request.headers["X-Applicant"])

    def get_queryset(self):
        found = Entry.objects.filter(applicant_id=self.applicant()).order_by("-id")
        return found.prefetch_related(
            models.Prefetch("claims", Claim.objects.order_by("place")), "claims__papers__file", "papers__file"
        )

    def create(self, request):
        submitted = SubmittedEntry(data=request.data)
        submitted.is_valid(raise_exception=True)
        entry = submit(self.applicant(), submitted.validated_data)
        return Response(EntrySerializer(self.get_queryset().get(id=entry.id)).data)


UNDER_REVIEW, CONFIRMING, CONFIRMED, NOTHING = 1, 1, 3, 4


@transaction.atomic
def submit(applicant, body):
    now = datetime.now(timezone.utc)
    times = dict.fromkeys(TIMES, now)
    entry = EntryRow.objects.create(
        brand=os.environ["BRAND"],
        applicant_id=applicant,
        code=f"django-{applicant}",
        status=UNDER_REVIEW,
        purchase_amount_desired=body["purchase_amount_desired"],
        purpose=body["purpose"],
        bank_account=None,
        banks=[],
        **dict.fromkeys(ENTRY_STATES, CONFIRMED),
        **times,
    )
    ClaimRow.objects.bulk_create(
        ClaimRow(
            **{
                **dict.fromkeys(CLAIM_FLAGS, False),
                **claim,
                **times,
                "entry_id": entry.id,
                "applicant_id": applicant,
                "place": place,
                "code": f"django-{applicant}-{place}",
                "status": UNDER_REVIEW,
                "invoice_confirmation_status": CONFIRMING,
                "additional_doc_confirmation_status": NOTHING,
            }
        )
        for place, claim in enumerate(body["claims"], start=1)
    )
    HistoryRow.objects.create(
        entry_id=entry.id, at=now, act="submit", actor="applicant", to_status=UNDER_REVIEW, note=""
    )
    NoticeRow.objects.create(
        brand=entry.brand, applicant_id=applicant, entry_id=entry.id, at=now, title="受け付けました", body="本文"
    )
    mail = MailRow.objects.create(
        brand=entry.brand, recipient="a@example.jp", subject="受け付けました", body="本文", created_at=now
    )
    JobRow.objects.create(kind="send-mail", payload={"mail": mail.id}, run_at=now)
    return entry


urlpatterns = [path("api/entries/", Entries.as_view())]
application = get_wsgi_application()
