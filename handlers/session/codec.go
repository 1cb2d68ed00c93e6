package session

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/alexedwards/scs/v2"
)

// codec writes sessions as JSON. scs's own, gob, describes its types in every session and reads them anew with every request, which
// takes longer than the query for the session. Values are strings, truth values and whole numbers.
type codec struct{}

// stored is a session as it is stored.
type stored struct {
	Deadline time.Time      `json:"deadline"`
	Values   map[string]any `json:"values"`
}

// Encode fails for a value of another type: it would come back as something else.
func (codec) Encode(deadline time.Time, values map[string]any) ([]byte, error) {
	for key, value := range values {
		switch value.(type) {
		case string, bool, int64:
		default:
			return nil, fmt.Errorf("session value %s is a %T", key, value)
		}
	}
	return json.Marshal(stored{deadline, values})
}

// Decode reads the sessions of earlier versions too, which are gob.
func (codec) Decode(data []byte) (time.Time, map[string]any, error) {
	if !bytes.HasPrefix(data, []byte("{")) {
		return scs.GobCodec{}.Decode(data)
	}
	s := stored{Values: map[string]any{}}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	if err := decoder.Decode(&s); err != nil {
		return time.Time{}, nil, err
	}
	for key, value := range s.Values {
		number, ok := value.(json.Number)
		if !ok {
			continue
		}
		whole, err := number.Int64()
		if err != nil {
			return time.Time{}, nil, err
		}
		s.Values[key] = whole
	}
	return s.Deadline, s.Values, nil
}
