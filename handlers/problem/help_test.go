package problem_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/people"
	"pellucid/views/content"
)

// codes are all that an error can be.
var codes = []domain.Code{
	domain.Invalid, domain.Unauthenticated, domain.PaymentRequired, domain.Forbidden, domain.NotFound, domain.Conflict, domain.Gone,
	domain.TooLarge, domain.Unsupported, domain.RateLimited, domain.Unavailable, domain.Internal,
}

func TestEveryErrorLeadsToAnArticle(t *testing.T) {
	library, err := content.Load(content.Names{Product: "Pellucid"})
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range codes {
		for _, field := range []string{"", "prompt", "password", "a field that is new"} {
			err := &domain.Error{Code: code, Field: field, Message: "No."}
			topic := problem.From(t.Context(), err).Topic()
			if _, ok := library.Article(topic.Article); !ok || topic.Subject == "" {
				t.Errorf("%s at %q leads to %+v", code, field, topic)
			}
		}
	}
}

// within returns the context of a request to a site.
func within(t *testing.T, baseURL string) (ctx context.Context) {
	t.Helper()
	site := problem.WithBaseURL(baseURL)(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { ctx = r.Context() }))
	site.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil))
	return ctx
}

func TestTheTypeIsTheAddressOfTheArticleThatExplains(t *testing.T) {
	gen := domain.Generation{Prompt: "a fox", Width: 1536, Height: 1536, Samples: 4}
	for name, test := range map[string]struct {
		err     error
		article string
	}{
		"no credits left":            {ledger.ErrInsufficient(1, 2), "acc-2"},
		"a size above the plan":      {gen.CheckPlan(domain.Plan{Terms: domain.Terms{MaxResolution: 1024, BatchSize: 4}}), "use-2"},
		"more images than the plan":  {gen.CheckPlan(domain.Plan{Terms: domain.Terms{MaxResolution: 1536, BatchSize: 1}}), "pop-2"},
		"an empty prompt":            {domain.Generation{}.Validate(), "use-1"},
		"a password that is short":   {people.ValidatePassword("abc"), "gs-2"},
		"a format that there is not": {second(collection.ParseFileForm("jpeg", "")), "use-4"},
		"too often":                  {domain.Errorf(domain.RateLimited, "Too often."), "ts-3"},
		"something that is gone":     {domain.Errorf(domain.Gone, "Deleted."), "ts-4"},
		"a fault of ours":            {context.DeadlineExceeded, "ts-3"},
	} {
		t.Run(name, func(t *testing.T) {
			want := "https://pellucid.example/help/" + test.article
			if got := problem.From(within(t, "https://pellucid.example"), test.err).Type; got != want {
				t.Errorf("the type is %q, want %q", got, want)
			}
		})
	}
}

func second[T any](_ T, err error) error { return err }

func TestWhatNoArticleExplainsHasNoTypeOfItsOwn(t *testing.T) {
	for name, p := range map[string]*problem.Problem{
		"a status without an article": problem.From(within(t, "https://pellucid.example"), context.Canceled),
		"a site without an address":   problem.From(t.Context(), domain.Errorf(domain.Gone, "Deleted.")),
	} {
		if p.Type != "about:blank" {
			t.Errorf("%s: the type is %q", name, p.Type)
		}
	}
}
