package languages

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// counters are the words with which East Asian languages count things. After a number they say nothing, and the number belongs before the thing that
// it counts: "풍선 세 개" and "風船3個" are three balloons.
var counters = map[string][]string{
	"ko": strings.Fields("개 마리 송이 명 장 권 그루 잔 병 대 켤레 자루 쌍 조각 알 벌 채 척 다발"),
	"ja": strings.Fields("個 匹 本 枚 羽 頭 人 台 冊 つ 輪 杯 着 足 個の 匹の 本の 枚の 羽の 頭の 人の 台の 冊の つの 輪の"),
	"zh": strings.Fields("只 个 隻 個 朵 条 條 张 張 辆 輛 座 棵 顆 颗 头 匹 杯 本 位 把 件 双 支 枝 片 块 瓶 盏 束"),
}

// counted puts numbers with their counters before what they count.
func (d *Dictionary) counted(units []unit) []unit {
	known := counters[d.Code]
	if known == nil {
		return units
	}
	var out []unit
	for i := 0; i < len(units); i++ {
		u := units[i]
		if i+1 == len(units) || !d.countsThings(u) || !slices.Contains(known, units[i+1].source) {
			out = append(out, u)
			continue
		}
		i++ // the counter
		if n := len(out); n > 0 && d.names(out[n-1].english) && (i+1 == len(units) || !d.names(units[i+1].english)) {
			out = slices.Insert(out, n-1, u)
			continue
		}
		out = append(out, u)
	}
	return out
}

// countsThings reports whether a unit counts something.
func (d *Dictionary) countsThings(u unit) bool {
	word := u.english
	if word == "" {
		word = u.token.Text
	}
	return word == "a" || isDigits(word) || d.english.Is(token.Key(word), Count)
}

func isDigits(word string) bool {
	return word != "" && strings.Trim(word, "0123456789") == ""
}

// splitNumbers takes digits off the counters that follow them ("3개").
func splitNumbers(toks []token.Token) []token.Token {
	var out []token.Token
	for _, t := range toks {
		digits := len(t.Text) - len(strings.TrimLeft(t.Text, "0123456789"))
		if digits == 0 || digits == len(t.Text) || t.Kind != token.Word || len([]rune(t.Text)) != t.End-t.Start {
			out = append(out, t)
			continue
		}
		first := token.Token{Text: t.Text[:digits], Raw: t.Text[:digits], Start: t.Start, End: t.Start + digits}
		rest := token.Token{Text: t.Text[digits:], Raw: t.Text[digits:], Start: first.End, End: t.End}
		out = append(out, first, rest)
	}
	return out
}
