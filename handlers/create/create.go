// Package create is where people make pictures: the dashboard, the create screen, and the calls behind both.
package create

import (
	"context"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/enhance"
	"pellucid/views"
)

// Config is what pictures are made with.
type Config struct {
	*web.Frame
	Store      Store
	Studio     Studio
	Enhancer   enhance.Enhancer
	Filter     Filter
	References References
	// PaymentNews is what the dashboard says of a payment that is not settled.
	PaymentNews func(*http.Request) (views.PaymentNews, error)
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store tells what somebody has made, may make and is making.
type Store interface {
	OpenTasks
	Feed
	Insights
	Payments
	ReferenceStore
	FavoriteStyles
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	Retouching(ctx context.Context, userID int64, id string) (collection.Retouching, error)
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (ledger.Balance, error)
}

// mayGenerate reports whether somebody has not begun too many generations.
func (c Config) mayGenerate(ctx context.Context, user *domain.User) error {
	return c.Limiter.Allow(ctx, limit.Generate, strconv.FormatInt(user.ID, 10))
}

// Register adds the operations about making pictures to the API, and what the islands of these screens start from.
func Register(calls huma.API, c Config) {
	registerGenerate(calls, c)
	registerVariations(calls, c)
	registerExplain(calls, c)
	registerEngines(calls, c)
	registerTasks(calls, c)
	registerFeed(calls, c)
	registerEnhance(calls, c)
	registerReferences(calls, c)
	registerStyles(calls, c)
	registerInsights(calls, c)
	schemas := calls.OpenAPI().Components.Schemas // no operation carries these
	schemas.Schema(reflect.TypeFor[CreateProps](), true, "CreateProps")
}
