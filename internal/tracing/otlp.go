package tracing

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
)

// The variables of OpenTelemetry that say where spans go; those of the sampler, the batches and the resource are read by its SDK.
// https://opentelemetry.io/docs/specs/otel/protocol/exporter/
const (
	endpointVar = "OTEL_EXPORTER_OTLP_ENDPOINT"
	tracesVar   = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
)

// uploadTime is how long one upload may take, unless OTEL_EXPORTER_OTLP_TIMEOUT says otherwise.
const uploadTime = 10 * time.Second

// FromEnvironment returns a Tracer that sends spans to the collector that OpenTelemetry's variables name, and nil where they name
// none. The error is a sentence for the operator. getenv is os.Getenv.
func FromEnvironment(ctx context.Context, getenv func(string) string, log *slog.Logger) (*Tracer, error) {
	client, err := clientOf(getenv)
	if err != nil || client == nil {
		return nil, err
	}
	exporter, err := otlptrace.New(ctx, client)
	if err != nil {
		return nil, err
	}
	about, err := resource.New(ctx, resource.WithAttributes(attribute.String("service.name", scope)), resource.WithTelemetrySDK(), resource.WithFromEnv())
	if err != nil {
		return nil, fmt.Errorf("OTEL_RESOURCE_ATTRIBUTES: %w", err)
	}
	log.Info("spans are sent to a collector", "endpoint", client.url.Redacted())
	return New(logged{exporter, log}, sdk.WithResource(about)), nil
}

func clientOf(getenv func(string) string) (*client, error) {
	first := func(names ...string) string { // the variable of traces stands over the one of all signals
		for _, name := range names {
			if value := strings.TrimSpace(getenv(name)); value != "" {
				return value
			}
		}
		return ""
	}
	if strings.EqualFold(getenv("OTEL_SDK_DISABLED"), "true") {
		return nil, nil
	}
	name, address := tracesVar, getenv(tracesVar)
	if address == "" {
		name, address = endpointVar, getenv(endpointVar)
	}
	if address == "" {
		return nil, nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("%s must be like http://127.0.0.1:4318", name)
	}
	if name == endpointVar {
		u = u.JoinPath("v1/traces")
	}
	if protocol := first("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"); protocol != "" && protocol != "http/protobuf" {
		return nil, fmt.Errorf("OTEL_EXPORTER_OTLP_PROTOCOL is %q: spans are sent by http/protobuf, to the collector's port 4318", protocol)
	}
	c := &client{url: u, header: http.Header{}, http: &http.Client{Timeout: uploadTime}}
	c.gzip = first("OTEL_EXPORTER_OTLP_TRACES_COMPRESSION", "OTEL_EXPORTER_OTLP_COMPRESSION") == "gzip"
	if ms := first("OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", "OTEL_EXPORTER_OTLP_TIMEOUT"); ms != "" {
		n, err := strconv.Atoi(ms)
		if err != nil || n <= 0 {
			return nil, fmt.Errorf("OTEL_EXPORTER_OTLP_TIMEOUT must be milliseconds, not %q", ms)
		}
		c.http.Timeout = time.Duration(n) * time.Millisecond
	}
	return c, c.addHeaders(first("OTEL_EXPORTER_OTLP_TRACES_HEADERS", "OTEL_EXPORTER_OTLP_HEADERS"))
}

// addHeaders reads key=value,key=value, with values as in a URL.
func (c *client) addHeaders(list string) error {
	for pair := range strings.SplitSeq(list, ",") {
		if strings.TrimSpace(pair) == "" {
			continue
		}
		key, value, ok := strings.Cut(pair, "=")
		plain, err := url.PathUnescape(strings.TrimSpace(value))
		if !ok || err != nil {
			return errors.New("OTEL_EXPORTER_OTLP_HEADERS must be like api-key=secret,other=value") // without the secret in it
		}
		c.header.Set(strings.TrimSpace(key), plain)
	}
	return nil
}

// client uploads spans by OTLP over HTTP. The exporter of OpenTelemetry does the same and brings gRPC with it, which is 6 MB.
type client struct {
	url    *url.URL
	header http.Header
	gzip   bool
	http   *http.Client
}

// Start does nothing: there is no connection to keep.
func (c *client) Start(context.Context) error { return nil }

// Stop does nothing.
func (c *client) Stop(context.Context) error { return nil }

// logged says in our log that spans were lost, instead of in OpenTelemetry's global one.
type logged struct {
	sdk.SpanExporter
	log *slog.Logger
}

// ExportSpans sends spans. Spans that cannot be sent are lost; nothing waits for them.
func (l logged) ExportSpans(ctx context.Context, spans []sdk.ReadOnlySpan) error {
	if err := l.SpanExporter.ExportSpans(ctx, spans); err != nil && ctx.Err() == nil {
		l.log.Warn("spans could not be sent to the collector", "spans", len(spans), "err", plain(err))
	}
	return nil
}

// plain takes the address out of an error.
func plain(err error) error {
	if found := new(url.Error); errors.As(err, &found) {
		return found.Err
	}
	return err
}
