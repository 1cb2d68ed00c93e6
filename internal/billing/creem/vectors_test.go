package creem

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
)

var testNow = time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)

func testClient(t *testing.T, secret string) *Client {
	t.Helper()
	c, err := New(Config{APIKey: "creem_test_k3y", WebhookSecret: secret, Now: func() time.Time { return testNow }})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

const (
	vectorBody = `{"id":"evt_1","eventType":"checkout.completed"}`
	vectorHex  = "9a2261c1948b8141412aa768480a72c2c1a7af2f003008c8735416357722d830"
)

func header(pairs ...string) http.Header {
	h := http.Header{}
	for i := 0; i < len(pairs); i += 2 {
		h.Set(pairs[i], pairs[i+1])
	}
	return h
}

func TestTheDocumentedSignature(t *testing.T) {
	c := testClient(t, "whsec_test_9f3")
	for name, test := range map[string]struct {
		header http.Header
		body   string
		good   bool
	}{
		"the vector":             {header("creem-signature", vectorHex), vectorBody, true},
		"with a prefix":          {header("creem-signature", "sha256="+vectorHex), vectorBody, true},
		"in capitals":            {header("creem-signature", strings.ToUpper(vectorHex)), vectorBody, true},
		"under the other name":   {header("x-creem-signature", "SHA256="+vectorHex), vectorBody, true},
		"over another body":      {header("creem-signature", vectorHex), vectorBody + " ", false},
		"cut short":              {header("creem-signature", vectorHex[:62]), vectorBody, false},
		"not hexadecimal":        {header("creem-signature", "z"+vectorHex[1:]), vectorBody, false},
		"empty":                  {header("creem-signature", ""), vectorBody, false},
		"missing":                {header(), vectorBody, false},
		"beside half a new form": {header("creem-signature", vectorHex, "webhook-id", "evt_1"), vectorBody, true},
		"beside a wrong new form": {header("creem-signature", vectorHex, "webhook-id", "evt_1", "webhook-timestamp",
			strconv.FormatInt(testNow.Unix(), 10), "webhook-signature", "v1,AAAA"), vectorBody, false},
	} {
		t.Run(name, func(t *testing.T) {
			err := c.verify(test.header, []byte(test.body))
			if (err == nil) != test.good {
				t.Errorf("the answer is %v", err)
			}
			if err != nil && domain.CodeOf(err) != domain.Unauthenticated {
				t.Errorf("the code is %s", domain.CodeOf(err))
			}
		})
	}
}

func TestTheStandardSignature(t *testing.T) {
	key := []byte("a key of thirty-two bytes, ok? ok")
	c := testClient(t, "whsec_"+base64.StdEncoding.EncodeToString(key))
	signed := func(id string, at time.Time, body string, key []byte) string {
		h := hmac.New(sha256.New, key)
		h.Write([]byte(id + "." + strconv.FormatInt(at.Unix(), 10) + "." + body))
		return "v1," + base64.StdEncoding.EncodeToString(h.Sum(nil))
	}
	right := signed("msg_1", testNow, vectorBody, key)
	for name, test := range map[string]struct {
		id, signature string
		at            time.Time
		good          bool
	}{
		"right":                         {"msg_1", right, testNow, true},
		"one of several is right":       {"msg_1", "v1,AAAA v2,BBBB " + right, testNow, true},
		"five minutes old":              {"msg_1", signed("msg_1", testNow.Add(-300*time.Second), vectorBody, key), testNow.Add(-300 * time.Second), true},
		"older":                         {"msg_1", signed("msg_1", testNow.Add(-301*time.Second), vectorBody, key), testNow.Add(-301 * time.Second), false},
		"from the future":               {"msg_1", signed("msg_1", testNow.Add(301*time.Second), vectorBody, key), testNow.Add(301 * time.Second), false},
		"of another time":               {"msg_1", right, testNow.Add(time.Second), false},
		"of another message":            {"msg_2", right, testNow, false},
		"with another key":              {"msg_1", signed("msg_1", testNow, vectorBody, []byte("another")), testNow, false},
		"of a version that is not ours": {"msg_1", strings.Replace(right, "v1,", "v2,", 1), testNow, false},
	} {
		t.Run(name, func(t *testing.T) {
			h := header("webhook-id", test.id, "webhook-timestamp", strconv.FormatInt(test.at.Unix(), 10), "webhook-signature", test.signature)
			if err := c.verify(h, []byte(vectorBody)); (err == nil) != test.good {
				t.Errorf("the answer is %v", err)
			}
		})
	}
}

const vectorQuery = "request_id=ord_01JD8Z&checkout_id=ch_2Vb9kQ&order_id=ord_9Xy&customer_id=cust_3Na&subscription_id=sub_77Q&product_id=prod_7hQ2starterMonthly"

func TestTheReturnIsBelievedInBothPublishedForms(t *testing.T) {
	c := testClient(t, "whsec_test_9f3")
	const salted = "7ebe20ccff1e8c00fbd440eb7aaa925043aeec1e8686d3cea4b5cb4d52b7a145"
	const keyed = "df9154c21afb446ece3c07a7a67c84e3f41e8d5d5bda6f8bdce98ad3e8b6d821"
	for name, test := range map[string]struct {
		query string
		good  bool
	}{
		"the present form":               {vectorQuery + "&signature=" + salted, true},
		"the older form":                 {vectorQuery + "&signature=" + keyed, true},
		"with words of our own":          {"success=true&" + vectorQuery + "&signature=" + salted, true},
		"with what is empty":             {vectorQuery + "&discount=&signature=" + salted, true},
		"in another order, present form": {reversed(vectorQuery) + "&signature=" + salted, false},
		"in another order, older form":   {reversed(vectorQuery) + "&signature=" + keyed, true},
		"of another checkout":            {strings.Replace(vectorQuery, "ch_2Vb9kQ", "ch_3", 1) + "&signature=" + salted, false},
		"said twice":                     {vectorQuery + "&product_id=x&signature=" + salted, false},
		"unsigned":                       {vectorQuery, false},
		"signed with nothing":            {vectorQuery + "&signature=", false},
	} {
		t.Run(name, func(t *testing.T) {
			if c.VerifyReturn(test.query) != test.good {
				t.Errorf("believed: %v", !test.good)
			}
		})
	}
}

func reversed(query string) string {
	pairs := strings.Split(query, "&")
	slices.Reverse(pairs)
	return strings.Join(pairs, "&")
}

func TestTheKeyTellsTheModeAndNoSecretIsPrinted(t *testing.T) {
	for key, want := range map[string]string{"creem_test_1": TestURL, "creem_1": LiveURL} {
		c := Config{APIKey: key, WebhookSecret: "hush"}
		if got := c.address(); got != want {
			t.Errorf("%s goes to %s", key, got)
		}
		if said := c.String() + c.GoString(); strings.Contains(said, key) || strings.Contains(said, "hush") {
			t.Errorf("the config says %s", said)
		}
	}
	for name, c := range map[string]Config{
		"no key":          {WebhookSecret: "s"},
		"spaces":          {APIKey: "creem 1", WebhookSecret: "s"},
		"no secret":       {APIKey: "creem_1"},
		"half a secret":   {APIKey: "creem_1", WebhookSecret: "whsec_"},
		"an odd base URL": {APIKey: "creem_1", WebhookSecret: "s", BaseURL: "api.creem.io"},
	} {
		if _, err := New(c); err == nil {
			t.Errorf("%s: nothing is wrong", name)
		} else if c.APIKey != "" && strings.Contains(err.Error(), c.APIKey) {
			t.Errorf("%s: the error repeats the key: %v", name, err)
		}
	}
}
