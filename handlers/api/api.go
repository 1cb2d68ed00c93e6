// Package api is what the calls of all areas share: how an operation is registered and who may call it, how what is wrong with
// a request is worded, and the bodies that several areas tell. The OpenAPI document that huma derives from the types makes the
// islands' TypeScript types, so a drifted client does not build.
package api

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
)

// Private is the caching of answers for one caller.
const Private = "private, no-store"

// BodyLimit is the largest JSON body in bytes.
const BodyLimit = 1 << 20

// New returns an API without operations, on an adapter whose router is mounted at /api/v1. The adapter sees to it that nobody
// calls who may not: see ForUsers and ForAdministrator.
func New(adapter huma.Adapter, baseURL string) huma.API {
	wordErrors()
	return huma.NewAPI(document(baseURL), adapter)
}

// wordErrors makes huma word its errors as we do. Its wording is the library's own global state, so it is set once, however
// many APIs are made side by side.
var wordErrors = sync.OnceFunc(func() {
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		return humaError(status, message, errs...)
	}
	huma.NewErrorWithContext = func(ctx huma.Context, status int, message string, errs ...error) huma.StatusError {
		return humaError(status, message, errs...).Explained(ctx.Context())
	}
})

func document(baseURL string) huma.Config {
	config := huma.DefaultConfig("Pellucid", "1.0.0")
	config.Info.Description = "Generate images with a transparent background from text prompts. Lists answer with data and total. Errors are problem documents (RFC 9457) with a sentence for the user in detail. Times are RFC 3339 in UTC."
	config.DocsPath = ""
	config.CreateHooks = nil // no $schema links in the answers
	config.Servers = []*huma.Server{{URL: strings.TrimRight(baseURL, "/") + "/api/v1"}}
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"bearer": {Type: "http", Scheme: "bearer", Description: "The access_token from POST /auth/login"},
		"cookie": {Type: "apiKey", In: "cookie", Name: "pellucid", Description: "The browser's session"},
	}
	return config
}

// humaError words what huma finds wrong with a request before an operation sees it.
func humaError(status int, message string, errs ...error) *problem.Problem {
	p := problem.New(status, sentence(status, message))
	for _, err := range errs {
		detail, ok := err.(huma.ErrorDetailer)
		if !ok {
			continue
		}
		p.Errors = append(p.Errors, fieldError(detail.ErrorDetail()))
	}
	if status == http.StatusUnprocessableEntity && len(p.Errors) > 0 {
		p.Detail = p.Errors[0].Message
	}
	return p
}

func sentence(status int, message string) string {
	switch status {
	case http.StatusBadRequest:
		if strings.Contains(message, "required") {
			return "The request has no body."
		}
		return "The request is not valid JSON."
	case http.StatusRequestEntityTooLarge:
		return "The request is too large. The limit is 1 MB."
	case http.StatusUnsupportedMediaType:
		return "This content type isn't supported. Send application/json."
	case http.StatusNotAcceptable:
		return "This call only answers in JSON. Accept application/json."
	}
	return message
}

// Public describes an operation that anybody may call.
func Public(op huma.Operation) huma.Operation {
	op.MaxBodyBytes = BodyLimit
	op.BodyReadTimeout = 15 * time.Second
	return op
}

// SignedIn describes an operation that needs a user. The route that it becomes lets nobody else through.
func SignedIn(op huma.Operation) huma.Operation {
	op = Public(op)
	op.Security = []map[string][]string{{"bearer": {}}, {"cookie": {}}}
	return op
}

// ForUsers reports whether an operation is for those who are signed in.
func ForUsers(op *huma.Operation) bool { return len(op.Security) > 0 }

// PerAddress counts the calls of an operation by the network address that they come from.
func PerAddress(calls huma.API, limiter *limit.Limiter, scope limit.Scope, op huma.Operation) huma.Operation {
	op.Middlewares = append(op.Middlewares, func(ctx huma.Context, next func(huma.Context)) {
		err := limiter.Allow(ctx.Context(), scope, limit.Host(ctx.RemoteAddr()))
		if err == nil {
			next(ctx)
			return
		}
		p, headers := problem.From(ctx.Context(), err), http.Header{}
		p.Header(headers)
		for name := range headers {
			ctx.SetHeader(name, headers.Get(name))
		}
		_ = huma.WriteErr(calls, ctx, p.Status, p.Detail) // the client is gone when this fails
	})
	return op
}

// Act registers an operation whose errors go through the one mapping.
func Act[I, O any](calls huma.API, op huma.Operation, handler func(context.Context, *I) (*O, error)) {
	huma.Register(calls, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := handler(ctx, in)
		if err != nil {
			return nil, withHeaders(problem.From(ctx, err))
		}
		return out, nil
	})
}

func withHeaders(p *problem.Problem) error {
	headers := http.Header{}
	p.Header(headers)
	return huma.ErrorWithHeaders(p, headers)
}

// Me returns who is signed in; operations that use it are registered with signedIn.
func Me(ctx context.Context) *domain.User { return session.User(ctx) }

func ViewerID(ctx context.Context) int64 {
	if user := session.User(ctx); user != nil {
		return user.ID
	}
	return 0
}
