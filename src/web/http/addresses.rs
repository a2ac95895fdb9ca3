//! The addresses as a tree: what stands below an event, a round or a player is looked for only there, by plain text
//! where that is all there is. A list of patterns instead is a compiled expression for each in the memory of every
//! worker, and up to 250 of them tried for every page.

use crate::web::answer_not_found;
use actix_web::{Route, Scope, web};

/// A pattern below its scope, and who answers there.
pub type Address = (&'static str, Route);

/// Registers `addresses` below `scope`. Where two fit, plain text goes before a part that is named in braces.
pub fn plant_addresses(scope: Scope, addresses: impl IntoIterator<Item = Address>) -> Scope {
    let (plain, named): (Vec<_>, Vec<_>) =
        addresses.into_iter().partition(|(path, _)| stem_of_path(path).is_none());
    let scope = plain.into_iter().fold(scope, |scope, (path, route)| scope.route(path, route));
    let scope = branches_by_stem(named).into_iter().fold(scope, |scope, (stem, below)| {
        if below.iter().all(|(path, _)| path.is_empty()) {
            below.into_iter().fold(scope, |scope, (_, route)| scope.route(stem, route))
        } else {
            scope.service(plant_addresses(web::scope(stem), below))
        }
    });
    scope.default_service(web::to(answer_not_found))
}

/// The path up to the end of its first part that is named in braces; None: it has none.
fn stem_of_path(path: &'static str) -> Option<&'static str> {
    let named = path.find('{')?;
    Some(path[named..].find('/').map_or(path, |end| &path[..named + end]))
}

/// The addresses of each stem, without it; the stems in their order.
fn branches_by_stem(addresses: Vec<Address>) -> Vec<(&'static str, Vec<Address>)> {
    let mut branches: Vec<(&'static str, Vec<Address>)> = Vec::new();
    for (path, route) in addresses {
        let stem = stem_of_path(path).unwrap_or(path);
        let below = (&path[stem.len()..], route);
        match branches.iter_mut().find(|(known, _)| *known == stem) {
            Some((_, branch)) => branch.push(below),
            None => branches.push((stem, vec![below])),
        }
    }
    branches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;
    use actix_web::{App, HttpRequest, test};

    /// One address that answers with its pattern and what was in its braces.
    fn echo_address(path: &'static str) -> Address {
        let answer = move |request: HttpRequest| async move {
            let given: Vec<&str> = request.match_info().iter().map(|(_, value)| value).collect();
            format!("{path} {}", given.join(" "))
        };
        (path, web::get().to(answer))
    }

    #[actix_web::test]
    async fn every_address_is_found_where_a_list_of_patterns_would_find_it() {
        let list = ["/", "/e/{event}", "/e/{event}/desk/{number}", "/e/{event}/desk/{number}/{act}"];
        let more = ["/e/{event}/desk/import", "/e/{event}/rounds/{round}/why"];
        let planted = plant_addresses(web::scope(""), list.into_iter().chain(more).map(echo_address));
        let site = test::init_service(App::new().service(planted)).await;
        let get = |path: &str| test::TestRequest::get().uri(path).to_request();
        for (path, pattern, given) in [
            ("/", "/", ""),
            ("/e/one", "/e/{event}", "one"),
            ("/e/one/desk/7", "/e/{event}/desk/{number}", "one 7"),
            ("/e/one/desk/7/drop", "/e/{event}/desk/{number}/{act}", "one 7 drop"),
            ("/e/one/desk/import", "/e/{event}/desk/import", "one"),
            ("/e/one/rounds/2/why", "/e/{event}/rounds/{round}/why", "one 2"),
        ] {
            let answer = test::call_and_read_body(&site, get(path)).await;
            assert_eq!(answer, format!("{pattern} {given}"), "{path}");
        }
        for path in ["/e", "/e/one/desk", "/e/one/rounds/2", "/e/one/desk/7/drop/it", "/f"] {
            let answer = test::call_service(&site, get(path)).await;
            let error = answer.response().error().and_then(|error| error.as_error::<Error>());
            assert!(matches!(error, Some(Error::NotFound)), "{path}");
        }
        let with_slash = test::call_service(&site, get("/e/one/")).await;
        assert_eq!(with_slash.headers().get("location").unwrap(), "/e/one");
    }
}
