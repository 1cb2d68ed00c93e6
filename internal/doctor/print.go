package doctor

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
)

// Print writes a result as one line.
func Print(out io.Writer, r Result) {
	line := fmt.Sprintf("%-8s %-20s %s", r.Level, r.Name, sentence(r.Found))
	if r.Do != "" {
		line += " " + r.Do
	}
	fmt.Fprintln(out, strings.ReplaceAll(line, "\n", " "))
}

// sentence begins with a capital and ends with a period.
func sentence(text string) string {
	if first, _, _ := strings.Cut(text, " "); text != "" && !strings.ContainsAny(first, ".:/") { // names and addresses stay as they are
		text = strings.ToUpper(text[:1]) + text[1:]
	}
	if text == "" || !strings.ContainsRune(".?!", rune(text[len(text)-1])) {
		text += "."
	}
	return text
}

// PrintJSON writes all results as one JSON document.
func PrintJSON(out io.Writer, results []Result, bads int) error {
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(map[string]any{"checks": results, "bad": bads})
}

// offline reports whether an error means that there is no network, or nobody at the other end.
func offline(err error) bool {
	var dns *net.DNSError
	var op *net.OpError
	return errors.As(err, &dns) && !dns.IsNotFound || errors.As(err, &op) || errors.Is(err, context.DeadlineExceeded)
}

// brief is an error without the addresses that net/http puts before it.
func brief(err error) string {
	if errors.Is(err, context.DeadlineExceeded) {
		return "no answer in time"
	}
	text := err.Error()
	if at := strings.LastIndex(text, `": `); at >= 0 {
		text = text[at+3:]
	}
	return text
}
